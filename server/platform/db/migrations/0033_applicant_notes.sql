CREATE TABLE "applicant_messages" (
	"application_id" uuid NOT NULL,
	"message_id" uuid NOT NULL,
	"text" text NOT NULL,
	CONSTRAINT "applicant_messages_application_id_message_id_pk" PRIMARY KEY("application_id","message_id")
);
--> statement-breakpoint
CREATE TABLE "applicant_notes" (
	"application_id" uuid PRIMARY KEY NOT NULL,
	"owner_id" uuid NOT NULL,
	"shortlisted" boolean DEFAULT false NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "applicant_messages" ADD CONSTRAINT "applicant_messages_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "applicant_notes" ADD CONSTRAINT "applicant_notes_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "applicant_messages_message_index" ON "applicant_messages" USING btree ("message_id");--> statement-breakpoint
CREATE INDEX "applicant_notes_owner_index" ON "applicant_notes" USING btree ("owner_id","application_id");