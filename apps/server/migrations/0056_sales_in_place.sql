CREATE TABLE "product_figure_change" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "product_figure_change_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"product_id" integer NOT NULL
);
--> statement-breakpoint
DROP INDEX "search_product_peak_6600";--> statement-breakpoint
DROP INDEX "search_product_peak_6300";--> statement-breakpoint
DROP INDEX "search_product_peak_6000";--> statement-breakpoint
DROP INDEX "search_product_peak_5700";--> statement-breakpoint
DROP INDEX "search_product_peak_5400";--> statement-breakpoint
-- Room for new versions of a row on its own page: without it an update is entered into every index of words. Before the
-- new column, which writes the table anew.
ALTER TABLE "search_product" SET (fillfactor = 80);--> statement-breakpoint
ALTER TABLE "search_product" ADD COLUMN "tier" smallint GENERATED ALWAYS AS (case when popularity >= 6600 then 6600 when popularity >= 6300 then 6300 when popularity >= 6000 then 6000 when popularity >= 5700 then 5700 when popularity >= 5400 then 5400 else 0 end) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "search_product_peak_6600" ON "search_product" USING gin (ts_filter("words", '{a,b}')) WITH (fastupdate=false) WHERE "search_product"."tier" >= 6600;--> statement-breakpoint
CREATE INDEX "search_product_peak_6300" ON "search_product" USING gin (ts_filter("words", '{a,b}')) WITH (fastupdate=false) WHERE "search_product"."tier" >= 6300;--> statement-breakpoint
CREATE INDEX "search_product_peak_6000" ON "search_product" USING gin (ts_filter("words", '{a,b}')) WITH (fastupdate=false) WHERE "search_product"."tier" >= 6000;--> statement-breakpoint
CREATE INDEX "search_product_peak_5700" ON "search_product" USING gin (ts_filter("words", '{a,b}')) WITH (fastupdate=false) WHERE "search_product"."tier" >= 5700;--> statement-breakpoint
CREATE INDEX "search_product_peak_5400" ON "search_product" USING gin (ts_filter("words", '{a,b}')) WITH (fastupdate=false) WHERE "search_product"."tier" >= 5400;
