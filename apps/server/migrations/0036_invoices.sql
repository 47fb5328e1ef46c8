CREATE TABLE "invoice_document" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "invoice_document_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"invoice_id" bigint NOT NULL,
	"version" integer NOT NULL,
	"source" text NOT NULL,
	"amount_cents" bigint NOT NULL,
	"file" text NOT NULL,
	"size_bytes" integer NOT NULL,
	"seller_id" uuid,
	"issued_at" timestamp with time zone DEFAULT mall_now() NOT NULL,
	CONSTRAINT "invoice_document_file" UNIQUE("file"),
	CONSTRAINT "invoice_document_version" UNIQUE("invoice_id","version"),
	CONSTRAINT "invoice_document_known_source" CHECK ("invoice_document"."source" in ('mall', 'upload')),
	CONSTRAINT "invoice_document_size" CHECK ("invoice_document"."version" > 0 and "invoice_document"."amount_cents" >= 0 and "invoice_document"."size_bytes" > 0)
);
--> statement-breakpoint
CREATE TABLE "invoice" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "invoice_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"number" text NOT NULL,
	"order_id" bigint NOT NULL,
	"order_number" text NOT NULL,
	"user_id" uuid NOT NULL,
	"store_id" integer NOT NULL,
	"state" text DEFAULT 'applying' NOT NULL,
	"title_type" smallint NOT NULL,
	"title" text NOT NULL,
	"tax_number" text DEFAULT '' NOT NULL,
	"content" text DEFAULT 'detail' NOT NULL,
	"locale" text NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"fail_reason" text DEFAULT '' NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"issued_cents" bigint,
	"issued_at" timestamp with time zone,
	"needs_correction" boolean DEFAULT false NOT NULL,
	"applied_at" timestamp with time zone DEFAULT mall_now() NOT NULL,
	CONSTRAINT "invoice_number" UNIQUE("number"),
	CONSTRAINT "invoice_order" UNIQUE("order_id"),
	CONSTRAINT "invoice_order_number" UNIQUE("order_number"),
	CONSTRAINT "invoice_state_known" CHECK ("invoice"."state" in ('applying', 'issued', 'failed')),
	CONSTRAINT "invoice_content" CHECK ("invoice"."content" in ('detail', 'category')),
	CONSTRAINT "invoice_title" CHECK ("invoice"."title_type" = 2 or ("invoice"."title_type" = 1 and "invoice"."tax_number" <> '')),
	CONSTRAINT "invoice_issued" CHECK ("invoice"."state" <> 'issued' or "invoice"."version" > 0),
	CONSTRAINT "invoice_document_facts" CHECK (("invoice"."version" > 0) = ("invoice"."issued_at" is not null) and ("invoice"."version" > 0) = ("invoice"."issued_cents" is not null)),
	CONSTRAINT "invoice_correction_of_issued" CHECK (not "invoice"."needs_correction" or "invoice"."state" = 'issued'),
	CONSTRAINT "invoice_reason" CHECK ("invoice"."state" = 'failed' or "invoice"."fail_reason" = '')
);
--> statement-breakpoint
ALTER TABLE "invoice_document" ADD CONSTRAINT "invoice_document_invoice_id_invoice_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoice"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "invoice_user" ON "invoice" USING btree ("user_id","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "invoice_store" ON "invoice" USING btree ("store_id","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "invoice_waiting" ON "invoice" USING btree ("store_id","id") WHERE "invoice"."state" = 'applying' or "invoice"."needs_correction";--> statement-breakpoint
CREATE INDEX "invoice_state" ON "invoice" USING btree ("state","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "invoice_correction" ON "invoice" USING btree ("id" DESC NULLS FIRST) WHERE "invoice"."needs_correction";