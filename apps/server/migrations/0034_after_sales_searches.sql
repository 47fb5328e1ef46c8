CREATE TABLE "dispute_note" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "dispute_note_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"dispute_id" bigint NOT NULL,
	"what" text NOT NULL,
	"staff_id" text NOT NULL,
	"words" text DEFAULT '' NOT NULL,
	"amount_cents" bigint,
	"created_at" timestamp with time zone DEFAULT mall_now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "dispute" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "dispute_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"request_id" bigint NOT NULL,
	"store_id" integer NOT NULL,
	"reason" text NOT NULL,
	"words" text NOT NULL,
	"pictures" text[] DEFAULT '{}' NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"created_at" timestamp with time zone DEFAULT mall_now() NOT NULL,
	"target_at" timestamp with time zone NOT NULL,
	"evidence_until" timestamp with time zone NOT NULL,
	"is_extended" boolean DEFAULT false NOT NULL,
	"buyer_answer_until" timestamp with time zone,
	"seller_answer_until" timestamp with time zone,
	"assignee_id" text,
	"ruling" text,
	"ruling_cents" bigint,
	"needs_return" boolean DEFAULT false NOT NULL,
	"ruling_words" text DEFAULT '' NOT NULL,
	"needs_second_person" boolean DEFAULT false NOT NULL,
	"proposed_by" text,
	"proposed_at" timestamp with time zone,
	"ruled_by" text,
	"ended_at" timestamp with time zone,
	CONSTRAINT "dispute_state" CHECK ("dispute"."state" in ('open', 'withdrawn', 'ruled')),
	CONSTRAINT "dispute_ended" CHECK (("dispute"."state" = 'open') = ("dispute"."ended_at" is null)),
	CONSTRAINT "dispute_ruled_by" CHECK (("dispute"."state" = 'ruled') = ("dispute"."ruled_by" is not null)),
	CONSTRAINT "dispute_ruling" CHECK (("dispute"."ruling" is null) = ("dispute"."ruling_cents" is null)
        and "dispute"."ruling_cents" >= 0 and ("dispute"."ruling" <> 'refused' or "dispute"."ruling_cents" = 0)
        and ("dispute"."ruling" is not null or ("dispute"."state" <> 'ruled' and "dispute"."proposed_by" is null))),
	CONSTRAINT "dispute_proposed" CHECK (("dispute"."proposed_by" is null) = ("dispute"."proposed_at" is null)),
	CONSTRAINT "dispute_two_people" CHECK ("dispute"."proposed_by" <> "dispute"."ruled_by"),
	CONSTRAINT "dispute_second_person" CHECK ("dispute"."state" <> 'ruled' or not "dispute"."needs_second_person" or "dispute"."proposed_by" is not null)
);
--> statement-breakpoint
ALTER TABLE "refund_request" ADD COLUMN "product_ids" integer[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "refund_request" ADD COLUMN "product_names" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "refund_step" ADD COLUMN "of" text;--> statement-breakpoint
ALTER TABLE "dispute_note" ADD CONSTRAINT "dispute_note_dispute_id_dispute_id_fk" FOREIGN KEY ("dispute_id") REFERENCES "public"."dispute"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dispute" ADD CONSTRAINT "dispute_request_id_refund_request_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."refund_request"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "dispute_note_dispute" ON "dispute_note" USING btree ("dispute_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "dispute_open" ON "dispute" USING btree ("request_id") WHERE "dispute"."state" = 'open';--> statement-breakpoint
CREATE INDEX "dispute_request" ON "dispute" USING btree ("request_id","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "dispute_queue" ON "dispute" USING btree ("created_at","id") WHERE "dispute"."state" = 'open';--> statement-breakpoint
CREATE INDEX "dispute_assignee" ON "dispute" USING btree ("assignee_id","created_at","id") WHERE "dispute"."state" = 'open';--> statement-breakpoint
CREATE INDEX "dispute_to_confirm" ON "dispute" USING btree ("proposed_at","id") WHERE "dispute"."state" = 'open' and "dispute"."proposed_by" is not null;--> statement-breakpoint
CREATE INDEX "dispute_ruled" ON "dispute" USING btree ("ended_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE "dispute"."state" = 'ruled';--> statement-breakpoint
CREATE INDEX "dispute_store" ON "dispute" USING btree ("store_id","created_at");--> statement-breakpoint
CREATE INDEX "refund_request_store_time" ON "refund_request" USING btree ("store_id","created_at");