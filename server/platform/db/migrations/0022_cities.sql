CREATE TABLE "cities" (
	"id" integer PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"country" text NOT NULL,
	"state" text NOT NULL,
	"lat" double precision NOT NULL,
	"lng" double precision NOT NULL,
	"population" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "city_lists" (
	"version" text PRIMARY KEY NOT NULL,
	"loaded_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "city_names" (
	"plain" text NOT NULL,
	"city_id" integer NOT NULL,
	"is_whole" boolean NOT NULL,
	"country" text NOT NULL,
	"population" integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX "city_names_plain_index" ON "city_names" USING btree ("plain" text_pattern_ops,"is_whole","population","country","city_id");