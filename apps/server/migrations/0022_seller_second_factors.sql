ALTER TABLE "seller_pending_login" DISABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "seller_recovery_code" DISABLE ROW LEVEL SECURITY;--> statement-breakpoint
DROP TABLE "seller_pending_login" CASCADE;--> statement-breakpoint
DROP TABLE "seller_recovery_code" CASCADE;--> statement-breakpoint
ALTER TABLE "seller" DROP CONSTRAINT "seller_totp";--> statement-breakpoint
ALTER TABLE "seller" DROP COLUMN "totp_secret";--> statement-breakpoint
ALTER TABLE "seller" DROP COLUMN "totp_confirmed_at";--> statement-breakpoint
ALTER TABLE "seller" DROP COLUMN "totp_last_step";