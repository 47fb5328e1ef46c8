CREATE TABLE "preferred_product" (
	"product_id" integer PRIMARY KEY NOT NULL,
	"sequence" smallint NOT NULL,
	"added_at" timestamp with time zone DEFAULT mall_now() NOT NULL,
	CONSTRAINT "preferred_product_sequence" CHECK ("preferred_product"."sequence" > 0)
);
