-- Words that wait to be put into an index are read through by every search; none wait any more. The indexes stay as they
-- are: building them anew would take minutes in a large mall.
ALTER INDEX "search_product_words" SET (fastupdate=false);--> statement-breakpoint
ALTER INDEX "search_product_name_words" SET (fastupdate=false);--> statement-breakpoint
ALTER INDEX "search_product_shelf_words" SET (fastupdate=false);--> statement-breakpoint
SELECT gin_clean_pending_list('search_product_words'), gin_clean_pending_list('search_product_name_words'), gin_clean_pending_list('search_product_shelf_words');
