ALTER TABLE "staff_member" ALTER COLUMN "role_id" DROP NOT NULL;--> statement-breakpoint
UPDATE "staff_member" SET "role_id" = NULL WHERE "status" = 'removed';--> statement-breakpoint
ALTER TABLE "staff_member" ADD CONSTRAINT "staff_member_role_known" CHECK (("staff_member"."role_id" is null) = ("staff_member"."status" = 'removed'));