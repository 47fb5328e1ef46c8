CREATE TABLE "import_job" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "import_job_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"store_id" integer NOT NULL,
	"kind" text NOT NULL,
	"state" text DEFAULT 'checking' NOT NULL,
	"seller_id" text NOT NULL,
	"locale" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT mall_now() NOT NULL,
	"worked_at" timestamp with time zone DEFAULT mall_now() NOT NULL,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "import_line" (
	"import_id" integer NOT NULL,
	"line" integer NOT NULL,
	"unit" text NOT NULL,
	"cells" jsonb NOT NULL,
	"state" text DEFAULT 'new' NOT NULL,
	"problems" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"before" integer,
	"after" integer,
	"product_id" integer,
	CONSTRAINT "import_line_once" PRIMARY KEY("import_id","line")
);
--> statement-breakpoint
CREATE TABLE "stock_movement" (
	"sku_id" integer NOT NULL,
	"sequence" integer NOT NULL,
	"difference" integer NOT NULL,
	"after" integer NOT NULL,
	"reason" text NOT NULL,
	"reference" text DEFAULT '' NOT NULL,
	"seller_id" text DEFAULT '' NOT NULL,
	"at" timestamp with time zone DEFAULT mall_now() NOT NULL,
	CONSTRAINT "stock_movement_sequence" PRIMARY KEY("sku_id","sequence"),
	CONSTRAINT "stock_movement_never_negative" CHECK ("stock_movement"."after" >= 0)
);
--> statement-breakpoint
CREATE TABLE "stock_setting" (
	"store_id" integer PRIMARY KEY NOT NULL,
	"low_limit" integer NOT NULL,
	CONSTRAINT "stock_setting_low_limit" CHECK ("stock_setting"."low_limit" >= 0)
);
--> statement-breakpoint
ALTER TABLE "sku_stock" ADD COLUMN "store_id" integer;--> statement-breakpoint
UPDATE "sku_stock" SET "store_id" = "product"."store_id" FROM "product" WHERE "product"."id" = "sku_stock"."product_id";--> statement-breakpoint
DELETE FROM "sku_stock" WHERE "store_id" IS NULL;--> statement-breakpoint
ALTER TABLE "sku_stock" ALTER COLUMN "store_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "sku_stock" ADD COLUMN "changes" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "sku_stock" ADD COLUMN "low_limit" integer;--> statement-breakpoint
ALTER TABLE "import_line" ADD CONSTRAINT "import_line_import_id_import_job_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."import_job"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "import_job_store" ON "import_job" USING btree ("store_id","kind","id");--> statement-breakpoint
CREATE UNIQUE INDEX "import_job_active" ON "import_job" USING btree ("store_id") WHERE "import_job"."state" in ('checking', 'running');--> statement-breakpoint
CREATE INDEX "import_line_state" ON "import_line" USING btree ("import_id","state","line");--> statement-breakpoint
CREATE INDEX "import_line_unit" ON "import_line" USING btree ("import_id","unit");--> statement-breakpoint
CREATE INDEX "sku_code" ON "sku" USING btree (lower("code")) WHERE "sku"."code" <> '';--> statement-breakpoint
CREATE INDEX "sku_stock_store" ON "sku_stock" USING btree ("store_id");--> statement-breakpoint
ALTER TABLE "sku_stock" ADD CONSTRAINT "sku_stock_low_limit" CHECK ("sku_stock"."low_limit" >= 0);--> statement-breakpoint
INSERT INTO "stock_movement" ("sku_id", "sequence", "difference", "after", "reason")
SELECT "sku_id", 1, "available", "available", 'initial' FROM "sku_stock";--> statement-breakpoint
-- Statements that order and count stock write their history themselves and count `changes`; the triggers are for all others.
create function record_new_stock() returns trigger language plpgsql as $$
begin
  insert into stock_movement (sku_id, sequence, difference, after, reason, reference, seller_id)
  select sku_id, changes, available, available,
    coalesce(nullif(current_setting('galleria.stock_reason', true), ''), 'initial'),
    coalesce(current_setting('galleria.stock_reference', true), ''),
    coalesce(current_setting('galleria.stock_seller', true), '')
  from added;
  return null;
end $$;--> statement-breakpoint
create trigger sku_stock_added after insert on sku_stock
  referencing new table as added for each statement execute function record_new_stock();--> statement-breakpoint
create function record_edited_stock() returns trigger language plpgsql as $$
begin
  new.changes := old.changes + 1;
  insert into stock_movement (sku_id, sequence, difference, after, reason, reference, seller_id)
  values (new.sku_id, new.changes, new.available - old.available, new.available,
    coalesce(nullif(current_setting('galleria.stock_reason', true), ''), 'edit'),
    coalesce(current_setting('galleria.stock_reference', true), ''),
    coalesce(current_setting('galleria.stock_seller', true), ''));
  return new;
end $$;--> statement-breakpoint
create trigger sku_stock_edited before update on sku_stock for each row
  when (new.available <> old.available and new.changes = old.changes) execute function record_edited_stock();--> statement-breakpoint
create function forget_deleted_stock() returns trigger language plpgsql as $$
begin
  delete from stock_movement where sku_id in (select sku_id from deleted);
  return null;
end $$;--> statement-breakpoint
create function truncate_stock_history() returns trigger language plpgsql as $$
begin
  truncate stock_movement;
  return null;
end $$;--> statement-breakpoint
create trigger sku_stock_deleted after delete on sku_stock
  referencing old table as deleted for each statement execute function forget_deleted_stock();--> statement-breakpoint
create trigger sku_stock_truncated after truncate on sku_stock
  for each statement execute function truncate_stock_history();
