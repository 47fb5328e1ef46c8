-- What the ledger promises beyond single rows. Checked when the transaction ends, so that a journal can be written line by line.

create function ledger_check_journal() returns trigger language plpgsql as $$
begin
  if not exists (select from ledger_line where journal_id = new.id) then
    raise exception 'journal % moves nothing', new.key using errcode = 'check_violation';
  end if;
  return null;
end $$;
--> statement-breakpoint
create constraint trigger ledger_journal_moves after insert on ledger_journal
  deferrable initially deferred for each row execute function ledger_check_journal();
--> statement-breakpoint

-- Every line starts where the one before it ended. Whoever adds a line holds the account until the end of the
-- transaction, so nobody else adds one in between.
create function ledger_check_line() returns trigger language plpgsql as $$
declare
  ended bigint;
begin
  if exists (
    select from ledger_line line join ledger_account account on account.id = line.account_id
    where line.journal_id = new.journal_id group by account.unit having sum(line.amount) <> 0
  ) then
    raise exception 'journal % does not add up to zero', new.journal_id using errcode = 'check_violation';
  end if;
  select balance_after into ended from ledger_line
    where account_id = new.account_id and id < new.id order by id desc limit 1;
  if coalesce(ended, 0) + new.amount <> new.balance_after then
    raise exception 'line % does not start where the one before it ended', new.id using errcode = 'check_violation';
  end if;
  if exists (
    select from ledger_account account where account.id = new.account_id and account.balance <> (
      select balance_after from ledger_line where account_id = account.id order by id desc limit 1)
  ) then
    raise exception 'account % does not stand where its last line says', new.account_id using errcode = 'check_violation';
  end if;
  return null;
end $$;
--> statement-breakpoint
create constraint trigger ledger_line_adds_up after insert on ledger_line
  deferrable initially deferred for each row execute function ledger_check_line();
--> statement-breakpoint

create function ledger_check_account() returns trigger language plpgsql as $$
declare
  stands bigint;
  ended bigint;
begin
  select balance into stands from ledger_account where id = new.id;
  select balance_after into ended from ledger_line where account_id = new.id order by id desc limit 1;
  if stands <> coalesce(ended, 0) then
    raise exception 'account % does not stand where its last line says', new.id using errcode = 'check_violation';
  end if;
  return null;
end $$;
--> statement-breakpoint
create constraint trigger ledger_account_stands after insert or update on ledger_account
  deferrable initially deferred for each row execute function ledger_check_account();
--> statement-breakpoint

create function ledger_refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'what is in the ledger stays: % on %', tg_op, tg_table_name using errcode = 'restrict_violation';
end $$;
--> statement-breakpoint
create trigger ledger_line_stays before update or delete or truncate on ledger_line
  for each statement execute function ledger_refuse_change();
--> statement-breakpoint
create trigger ledger_journal_stays before update or delete or truncate on ledger_journal
  for each statement execute function ledger_refuse_change();
--> statement-breakpoint
create trigger ledger_account_stays before delete or truncate on ledger_account
  for each statement execute function ledger_refuse_change();
--> statement-breakpoint

-- What an account is for, and so whether it may owe, is decided when it is opened.
create function ledger_keep_account() returns trigger language plpgsql as $$
begin
  if (new.kind, new.owner, new.unit, new.may_go_below_zero) is distinct from (old.kind, old.owner, old.unit, old.may_go_below_zero) then
    raise exception 'account % stays what it is', old.id using errcode = 'check_violation';
  end if;
  return new;
end $$;
--> statement-breakpoint
create trigger ledger_account_keeps before update on ledger_account for each row execute function ledger_keep_account();
