ALTER TABLE "order_line" DROP CONSTRAINT "order_line_gift";--> statement-breakpoint
ALTER TABLE "order_line" DROP CONSTRAINT "order_line_activity";--> statement-breakpoint
ALTER TABLE "order_line" DROP CONSTRAINT "order_line_quantity";--> statement-breakpoint
ALTER TABLE "order_line" DROP CONSTRAINT "order_line_shipped";--> statement-breakpoint
ALTER TABLE "order_line" DROP CONSTRAINT "order_line_claims";--> statement-breakpoint
ALTER TABLE "order_line" DROP CONSTRAINT "order_line_held";--> statement-breakpoint
ALTER TABLE "order_line" DROP CONSTRAINT "order_line_refunded_mall";--> statement-breakpoint
ALTER TABLE "order_line" DROP CONSTRAINT "order_line_refunded_shipping";--> statement-breakpoint
ALTER TABLE "order_line" DROP CONSTRAINT "order_line_combo";--> statement-breakpoint
ALTER TABLE "order_line" DROP CONSTRAINT "order_line_withheld";--> statement-breakpoint
ALTER TABLE "order_line" DROP CONSTRAINT "order_line_goods";--> statement-breakpoint
ALTER TABLE "order_line" DROP CONSTRAINT "order_line_sum";--> statement-breakpoint
ALTER TABLE "order_line" DROP CONSTRAINT "order_line_commission";--> statement-breakpoint
ALTER TABLE "order_line" DROP CONSTRAINT "order_line_amounts";--> statement-breakpoint
ALTER TABLE "order_line" DROP CONSTRAINT "order_line_refunded";--> statement-breakpoint
ALTER TABLE "mall_order" DROP CONSTRAINT "mall_order_status";--> statement-breakpoint
ALTER TABLE "mall_order" DROP CONSTRAINT "mall_order_closed";--> statement-breakpoint
ALTER TABLE "mall_order" DROP CONSTRAINT "mall_order_days";--> statement-breakpoint
ALTER TABLE "mall_order" DROP CONSTRAINT "mall_order_sum";--> statement-breakpoint
ALTER TABLE "mall_order" DROP CONSTRAINT "mall_order_amounts";--> statement-breakpoint
ALTER TABLE "mall_order" DROP CONSTRAINT "mall_order_commission";--> statement-breakpoint
ALTER TABLE "mall_order" DROP CONSTRAINT "mall_order_refunded";--> statement-breakpoint
ALTER TABLE "mall_order" DROP CONSTRAINT "mall_order_claims";--> statement-breakpoint
ALTER TABLE "mall_order" DROP CONSTRAINT "mall_order_clawed_back";--> statement-breakpoint
ALTER TABLE "trade" DROP CONSTRAINT "trade_state";--> statement-breakpoint
ALTER TABLE "trade" DROP CONSTRAINT "trade_deposit";--> statement-breakpoint
ALTER TABLE "trade" DROP CONSTRAINT "trade_deposit_paid";--> statement-breakpoint
ALTER TABLE "trade" DROP CONSTRAINT "trade_settled";--> statement-breakpoint
ALTER TABLE "trade" DROP CONSTRAINT "trade_closed";--> statement-breakpoint
ALTER TABLE "trade" DROP CONSTRAINT "trade_amounts";--> statement-breakpoint
DROP INDEX "order_line_order";--> statement-breakpoint
-- What must hold for the rows that every purchase writes. PostgreSQL parses and plans a CHECK constraint anew for each
-- statement, which took longer than writing the row; a function is compiled once per connection. The errors are the same.
create function order_line_rules() returns trigger language plpgsql as $$
declare
  broken constant text := case
    when not new.quantity > 0 then 'order_line_quantity'
    when not (new.payable_cents >= 0 and new.reduced_cents >= 0) then 'order_line_amounts'
    when new.goods_cents <> new.quantity * new.unit_cents then 'order_line_goods'
    when new.payable_cents <> new.goods_cents - new.reduced_cents + new.shipping_cents then 'order_line_sum'
    when not new.commission_basis_points between 0 and 10000 then 'order_line_commission'
    when (new.activity_id is null) <> (new.activity is null) then 'order_line_activity'
    when new.activity -> 'combo' is not null and new.quantity % (new.activity #>> '{combo,perSet}')::int <> 0
      then 'order_line_combo'
    when not (new.main_sku_id is null and new.kept_quantity = 0
      or new.goods_cents = 0 and new.activity is not null and new.kept_quantity between 0 and new.quantity)
      then 'order_line_gift'
    when not new.shipped_quantity between 0 and new.quantity then 'order_line_shipped'
    when not (new.refunded_quantity >= 0 and new.claimed_quantity >= 0
      and new.refunded_quantity + new.claimed_quantity + new.kept_quantity <= new.quantity) then 'order_line_claims'
    when not (new.held_quantity between 0 and new.claimed_quantity
      and new.canceled_quantity between 0 and new.refunded_quantity
      and new.shipped_quantity + new.held_quantity + new.canceled_quantity <= new.quantity) then 'order_line_held'
    when not (new.refunded_cents between 0 and new.payable_cents and new.refunded_points between 0 and new.points)
      then 'order_line_refunded'
    when not new.refunded_mall_cents between 0 and new.reduced_cents then 'order_line_refunded_mall'
    when not (new.refunded_shipping_cents between 0 and new.shipping_cents
      and new.refunded_cents - new.refunded_shipping_cents between 0 and new.payable_cents - new.shipping_cents)
      then 'order_line_refunded_shipping'
    when not (new.withheld_cents >= 0 and new.refunded_cents - new.refunded_shipping_cents + new.withheld_cents
      <= new.payable_cents - new.shipping_cents) then 'order_line_withheld'
  end;
begin
  if broken is null then return new; end if;
  raise check_violation using constraint = broken, table = 'order_line', message = 'this row breaks ' || broken;
end $$;
--> statement-breakpoint
create trigger order_line_rules before insert or update on order_line for each row execute function order_line_rules();
--> statement-breakpoint
create function mall_order_rules() returns trigger language plpgsql as $$
declare
  broken constant text := case
    when not new.status between 1 and 7 then 'mall_order_status'
    when (new.status = 6) <> (new.closed_at is not null) then 'mall_order_closed'
    when num_nulls(new.min_days, new.max_days) = 1 or new.min_days > new.max_days then 'mall_order_days'
    when not (new.payable_cents >= 0 and new.goods_cents >= 0) then 'mall_order_amounts'
    when new.payable_cents <> new.goods_cents - new.reduced_cents + new.shipping_cents - new.shipping_off_cents
      then 'mall_order_sum'
    when not new.commission_cents between 0 and new.goods_cents then 'mall_order_commission'
    when not (new.refunded_cents between 0 and new.payable_cents and new.refunded_points between 0 and new.points)
      then 'mall_order_refunded'
    when not (new.open_claims >= 0 and new.refunded_mall_cents between 0 and new.reduced_cents
      and new.commission_refunded_cents between new.commission_returned_cents and new.commission_cents)
      then 'mall_order_claims'
    when not (new.commission_returned_cents between 0 and new.clawed_back_cents
      and new.clawed_back_cents <= new.payable_cents + new.reduced_cents
      and (new.clawed_back_cents = 0 or new.store_paid_at is not null)) then 'mall_order_clawed_back'
  end;
begin
  if broken is null then return new; end if;
  raise check_violation using constraint = broken, table = 'mall_order', message = 'this row breaks ' || broken;
end $$;
--> statement-breakpoint
create trigger mall_order_rules before insert or update on mall_order for each row execute function mall_order_rules();
--> statement-breakpoint
create function trade_rules() returns trigger language plpgsql as $$
declare
  broken constant text := case
    when new.state not in ('unpaid', 'deposited', 'paid', 'promised', 'closed') then 'trade_state'
    when not (new.payable_cents >= 0 and new.mall_bears_cents >= 0 and new.points >= 0) then 'trade_amounts'
    when (new.state = 'closed') <> (new.closed_at is not null) then 'trade_closed'
    when new.state in ('paid', 'promised') and new.settled_at is null then 'trade_settled'
    when num_nulls(new.deposit_cents, new.balance_from, new.balance_until) not in (0, 3)
      or new.deposit_cents <= 0 or new.deposit_cents >= new.payable_cents or new.balance_from >= new.balance_until
      then 'trade_deposit'
    when (new.deposit_paid_at is null) <> (new.deposit_pay_type is null)
      or (new.deposit_paid_at is not null and new.deposit_cents is null)
      or (new.deposit_paid_at is null and (new.state = 'deposited' or new.state = 'paid' and new.deposit_cents is not null))
      then 'trade_deposit_paid'
  end;
begin
  if broken is null then return new; end if;
  raise check_violation using constraint = broken, table = 'trade', message = 'this row breaks ' || broken;
end $$;
--> statement-breakpoint
create trigger trade_rules before insert or update on trade for each row execute function trade_rules();
