DROP INDEX "city_names_plain_index";--> statement-breakpoint
CREATE INDEX "city_names_country_index" ON "city_names" USING btree ("country","plain" text_pattern_ops,"is_whole","population","city_id");--> statement-breakpoint
CREATE INDEX "city_names_large_index" ON "city_names" USING btree ("plain" text_pattern_ops,"is_whole","population","city_id") WHERE is_whole and population >= 15000;--> statement-breakpoint
CREATE INDEX "city_names_plain_index" ON "city_names" USING btree ("plain" text_pattern_ops,"is_whole","population","city_id");