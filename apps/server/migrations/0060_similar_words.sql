CREATE INDEX "search_word_similar" ON "search_word" USING gin ("word" gin_trgm_ops);--> statement-breakpoint
-- The threshold is far below the default, so that a typo in a short word is found too: candidates are compared by edit
-- distance afterwards. It belongs to the function, as a connection serves others in between. Marks are never typed.
CREATE FUNCTION similar_search_words(typed text, min_length int, max_length int, at_most int)
RETURNS TABLE (word text, shown text, documents int) LANGUAGE sql STABLE SET pg_trgm.similarity_threshold = 0.15 AS $$
  SELECT s.word, s.shown, s.documents FROM search_word s
  WHERE s.word % typed AND length(s.word) BETWEEN min_length AND max_length AND left(s.word, 1) NOT IN ('#', '=')
  ORDER BY similarity(s.word, typed) DESC, s.documents DESC
  LIMIT at_most
$$;--> statement-breakpoint
-- Trigrams that the mall made itself began with a sign. What is left are the characters of pairs.
UPDATE "search_word" SET "grams" = '{}' WHERE left("grams"[1], 1) = '^';
