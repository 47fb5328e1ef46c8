ALTER TABLE "search_phrase" ADD COLUMN "sound" text;--> statement-breakpoint
ALTER TABLE "search_product" ADD COLUMN "phrases_version" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "search_phrase_sound" ON "search_phrase" USING btree ("locale","sound" text_pattern_ops) WHERE "search_phrase"."sound" is not null;--> statement-breakpoint
-- by hand
-- Phrases follow other rules now, and words have come to products: all are indexed again, in the background.
TRUNCATE "search_phrase";--> statement-breakpoint
DO $$
DECLARE
  run integer;
BEGIN
  -- A new database has neither products nor a job queue yet.
  IF EXISTS (SELECT FROM search_product) AND to_regclass('graphile_worker.jobs') IS NOT NULL THEN
    INSERT INTO index_run (scope, total) SELECT 'mall', count(*) FROM product RETURNING id INTO run;
    PERFORM graphile_worker.add_job('continueIndexRun', payload => json_build_object('runId', run), job_key => 'indexRun:' || run);
  END IF;
END $$;
