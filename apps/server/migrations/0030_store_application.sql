CREATE TABLE "store_application" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "store_application_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" uuid NOT NULL,
	"state" text DEFAULT 'draft' NOT NULL,
	"revision" integer DEFAULT 0 NOT NULL,
	"locale" text NOT NULL,
	"name" text DEFAULT '' NOT NULL,
	"folded_name" text DEFAULT '' NOT NULL,
	"phone" text DEFAULT '' NOT NULL,
	"area_id" integer,
	"address" text DEFAULT '' NOT NULL,
	"latitude" double precision,
	"longitude" double precision,
	"intro" text DEFAULT '' NOT NULL,
	"logo" text DEFAULT '' NOT NULL,
	"licence_picture" text DEFAULT '' NOT NULL,
	"licence_number" text DEFAULT '' NOT NULL,
	"company_name" text DEFAULT '' NOT NULL,
	"legal_representative" text DEFAULT '' NOT NULL,
	"registered_capital" text DEFAULT '' NOT NULL,
	"founded_on" date,
	"business_term" text DEFAULT '' NOT NULL,
	"business_scope" text DEFAULT '' NOT NULL,
	"identity_front" text DEFAULT '' NOT NULL,
	"identity_back" text DEFAULT '' NOT NULL,
	"reasons" text[] DEFAULT '{}' NOT NULL,
	"remark" text DEFAULT '' NOT NULL,
	"store_id" integer,
	"created_at" timestamp with time zone DEFAULT mall_now() NOT NULL,
	"changed_at" timestamp with time zone DEFAULT mall_now() NOT NULL,
	"sent_at" timestamp with time zone,
	"decided_at" timestamp with time zone,
	"store_closed_at" timestamp with time zone,
	CONSTRAINT "store_application_state" CHECK ("store_application"."state" in ('draft', 'review', 'refused', 'accepted', 'opened')),
	CONSTRAINT "store_application_has_store" CHECK (("store_application"."state" in ('accepted', 'opened')) = ("store_application"."store_id" is not null)),
	CONSTRAINT "store_application_complete" CHECK ("store_application"."state" <> 'review' or ("store_application"."folded_name" <> '' and "store_application"."identity_front" <> '' and
        "store_application"."identity_back" <> '' and "store_application"."logo" <> '' and "store_application"."licence_picture" <> '' and
        num_nulls("store_application"."area_id", "store_application"."latitude", "store_application"."longitude", "store_application"."founded_on", "store_application"."sent_at") = 0))
);
--> statement-breakpoint
ALTER TABLE "store_application" ADD CONSTRAINT "store_application_store_id_store_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."store"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "store_application_open" ON "store_application" USING btree ("user_id") WHERE "store_application"."state" <> 'opened';--> statement-breakpoint
CREATE UNIQUE INDEX "store_application_name" ON "store_application" USING btree ("folded_name") WHERE "store_application"."state" = 'review';--> statement-breakpoint
CREATE UNIQUE INDEX "store_application_store" ON "store_application" USING btree ("store_id");--> statement-breakpoint
CREATE INDEX "store_application_queue" ON "store_application" USING btree ("state","sent_at");--> statement-breakpoint
-- A name under review belongs to no store, and no store takes one: the lock lets one of two at once see the other.
CREATE FUNCTION store_name_not_applied_for() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_advisory_xact_lock(hashtextextended('store names', 0));
  IF EXISTS (SELECT 1 FROM store_application
             WHERE state = 'review' AND folded_name = ANY (string_to_array(NEW.folded_names, E'\n'))) THEN
    RAISE unique_violation USING MESSAGE = 'a store takes a name that is under review', CONSTRAINT = 'store_application_name';
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION application_name_not_taken() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_advisory_xact_lock(hashtextextended('store names', 0));
  IF EXISTS (SELECT 1 FROM store WHERE NEW.folded_name = ANY (string_to_array(folded_names, E'\n'))) THEN
    RAISE unique_violation USING MESSAGE = 'an application wants the name of a store', CONSTRAINT = 'store_application_name';
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
-- Deferred: accepting makes the store and takes the application out of review in one transaction.
CREATE CONSTRAINT TRIGGER store_name_not_applied_for AFTER INSERT OR UPDATE OF folded_names ON store
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION store_name_not_applied_for();--> statement-breakpoint
CREATE CONSTRAINT TRIGGER application_name_not_taken AFTER INSERT OR UPDATE OF state, folded_name ON store_application
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (NEW.state = 'review') EXECUTE FUNCTION application_name_not_taken();
