CREATE TABLE "search_lexemes" (
	"lexeme" text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX "search_lexemes_index" ON "search_lexemes" USING btree ("lexeme" text_pattern_ops);