-- The mall's time. Deadlines follow the database's clock, and tests replace this function to move it.
create function mall_now() returns timestamptz language sql stable parallel safe as 'select now()';
