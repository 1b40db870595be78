CREATE TABLE "declined_requests" (
	"asker_id" uuid NOT NULL,
	"decliner_id" uuid NOT NULL,
	"declined_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "declined_requests_asker_id_decliner_id_pk" PRIMARY KEY("asker_id","decliner_id")
);
--> statement-breakpoint
CREATE INDEX "declined_requests_decliner_index" ON "declined_requests" USING btree ("decliner_id");--> statement-breakpoint
CREATE INDEX "declined_requests_age_index" ON "declined_requests" USING btree ("declined_at");