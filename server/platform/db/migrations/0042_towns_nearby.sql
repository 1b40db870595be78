ALTER TABLE "saved_searches" ADD COLUMN "area_city" text;--> statement-breakpoint
CREATE INDEX "cities_latitude_index" ON "cities" USING btree ("country","lat");