CREATE TABLE "message" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"channel" text NOT NULL,
	"address" text NOT NULL,
	"locale" text NOT NULL,
	"template" text NOT NULL,
	"subject" text DEFAULT '' NOT NULL,
	"text" text NOT NULL,
	"html" text DEFAULT '' NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"problem" text DEFAULT '' NOT NULL,
	"claimed_until" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT mall_now() NOT NULL,
	"useless_at" timestamp with time zone,
	"sent_at" timestamp with time zone,
	CONSTRAINT "message_channel" CHECK ("message"."channel" in ('mail', 'mobile')),
	CONSTRAINT "message_state" CHECK ("message"."state" in ('waiting', 'kept', 'sent', 'failed'))
);
--> statement-breakpoint
CREATE TABLE "account" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text,
	"nick_name" text NOT NULL,
	"avatar" text DEFAULT '' NOT NULL,
	"sex" text DEFAULT '' NOT NULL,
	"birth_date" date,
	"mail" text,
	"mobile" text,
	"password_hash" text,
	"pay_password_hash" text,
	"locale" text NOT NULL,
	"status" text DEFAULT 'active' NOT NULL,
	"created_at" timestamp with time zone DEFAULT mall_now() NOT NULL,
	"closed_at" timestamp with time zone,
	CONSTRAINT "account_mail_unique" UNIQUE("mail"),
	CONSTRAINT "account_mobile_unique" UNIQUE("mobile"),
	CONSTRAINT "account_status" CHECK ("account"."status" in ('active', 'banned', 'closed')),
	CONSTRAINT "account_sex" CHECK ("account"."sex" in ('M', 'F', '')),
	CONSTRAINT "account_reachable" CHECK ("account"."status" = 'closed' or num_nonnulls("account"."mail", "account"."mobile") > 0),
	CONSTRAINT "account_closed" CHECK (("account"."status" = 'closed') = ("account"."closed_at" is not null))
);
--> statement-breakpoint
CREATE TABLE "account_binding" (
	"social_type" smallint NOT NULL,
	"subject" text NOT NULL,
	"user_id" uuid NOT NULL,
	"nick_name" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT mall_now() NOT NULL,
	CONSTRAINT "account_binding_social_type_subject_pk" PRIMARY KEY("social_type","subject"),
	CONSTRAINT "account_binding_one_each" UNIQUE("user_id","social_type")
);
--> statement-breakpoint
CREATE TABLE "checked_contact" (
	"flag_hash" "bytea" PRIMARY KEY NOT NULL,
	"purpose" text NOT NULL,
	"channel" text NOT NULL,
	"address" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "verification_code" (
	"purpose" text NOT NULL,
	"address" text NOT NULL,
	"code_hash" "bytea",
	"user_id" uuid,
	"tries" smallint DEFAULT 0 NOT NULL,
	"sent_at" timestamp with time zone DEFAULT mall_now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	CONSTRAINT "verification_code_purpose_address_pk" PRIMARY KEY("purpose","address")
);
--> statement-breakpoint
CREATE TABLE "known_device" (
	"user_id" uuid NOT NULL,
	"device_hash" "bytea" NOT NULL,
	"last_seen_at" timestamp with time zone DEFAULT mall_now() NOT NULL,
	CONSTRAINT "known_device_user_id_device_hash_pk" PRIMARY KEY("user_id","device_hash")
);
--> statement-breakpoint
CREATE TABLE "spent_seal" (
	"hash" "bytea" PRIMARY KEY NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "third_login_key" (
	"key_hash" "bytea" PRIMARY KEY NOT NULL,
	"social_type" smallint NOT NULL,
	"subject" text NOT NULL,
	"nick_name" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "third_login_start" (
	"state_hash" "bytea" PRIMARY KEY NOT NULL,
	"browser_hash" "bytea" NOT NULL,
	"user_id" uuid,
	"social_type" smallint NOT NULL,
	"callback_url" text NOT NULL,
	"redirect_url" text NOT NULL,
	"verifier" text NOT NULL,
	"nonce" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "try_count" (
	"subject" "bytea" PRIMARY KEY NOT NULL,
	"count" integer NOT NULL,
	"paused_until" timestamp with time zone NOT NULL,
	"last_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "address" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "address_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" uuid NOT NULL,
	"receiver" text NOT NULL,
	"mobile" text NOT NULL,
	"post_code" text NOT NULL,
	"area_id" integer NOT NULL,
	"detail" text NOT NULL,
	"is_default" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT mall_now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT mall_now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ledger_account" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ledger_account_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"owner" text NOT NULL,
	"unit" text NOT NULL,
	"balance" bigint DEFAULT 0 NOT NULL,
	"may_go_below_zero" boolean NOT NULL,
	CONSTRAINT "ledger_account_whose" UNIQUE("kind","owner","unit"),
	CONSTRAINT "ledger_account_unit" CHECK ("ledger_account"."unit" in ('cents', 'points')),
	CONSTRAINT "ledger_account_floor" CHECK ("ledger_account"."may_go_below_zero" = ("ledger_account"."kind" in ('commission', 'promotionCost', 'clearing', 'pointsIssued'))),
	CONSTRAINT "ledger_account_balance" CHECK ("ledger_account"."balance" >= 0 or "ledger_account"."may_go_below_zero")
);
--> statement-breakpoint
CREATE TABLE "ledger_journal" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ledger_journal_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"key" text NOT NULL,
	"reason" text NOT NULL,
	"actor" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT mall_now() NOT NULL,
	CONSTRAINT "ledger_journal_key" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "ledger_line" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ledger_line_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"journal_id" bigint NOT NULL,
	"account_id" bigint NOT NULL,
	"amount" bigint NOT NULL,
	"balance_after" bigint NOT NULL,
	CONSTRAINT "ledger_line_once" UNIQUE("journal_id","account_id"),
	CONSTRAINT "ledger_line_amount" CHECK ("ledger_line"."amount" <> 0)
);
--> statement-breakpoint
CREATE TABLE "member" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"growth" bigint DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT mall_now() NOT NULL,
	CONSTRAINT "member_growth" CHECK ("member"."growth" >= 0)
);
--> statement-breakpoint
ALTER TABLE "session" ADD COLUMN "agent" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "session" ADD COLUMN "address" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "upload" ADD COLUMN "purpose" text NOT NULL;--> statement-breakpoint
ALTER TABLE "account_binding" ADD CONSTRAINT "account_binding_user_id_account_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "known_device" ADD CONSTRAINT "known_device_user_id_account_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_line" ADD CONSTRAINT "ledger_line_journal_id_ledger_journal_id_fk" FOREIGN KEY ("journal_id") REFERENCES "public"."ledger_journal"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_line" ADD CONSTRAINT "ledger_line_account_id_ledger_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."ledger_account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "message_created" ON "message" USING btree ("created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE UNIQUE INDEX "account_name" ON "account" USING btree (lower("name"));--> statement-breakpoint
CREATE INDEX "spent_seal_expires" ON "spent_seal" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "try_count_last" ON "try_count" USING btree ("last_at");--> statement-breakpoint
CREATE INDEX "address_user" ON "address" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "address_one_default" ON "address" USING btree ("user_id") WHERE "address"."is_default";--> statement-breakpoint
CREATE INDEX "ledger_line_account" ON "ledger_line" USING btree ("account_id","id" DESC NULLS FIRST);