-- An offer is full when its places are taken or held for people on its waiting list.
CREATE OR REPLACE FUNCTION brota_is_full(job jobs) RETURNS boolean
  LANGUAGE sql STABLE AS $$
  select job.vacancies is not null and job.vacancies <= (
    select count(*) from public.applications a where a.job_id = job.id and a.takes_place)
$$;
--> statement-breakpoint
DROP TRIGGER applications_decided ON applications;
--> statement-breakpoint
DROP TRIGGER applications_accepted ON applications;
--> statement-breakpoint
DROP TRIGGER applications_deleted ON applications;
--> statement-breakpoint
CREATE TRIGGER applications_place_changed AFTER UPDATE ON applications
  FOR EACH ROW WHEN (old.takes_place <> new.takes_place)
  EXECUTE FUNCTION brota_application_changed();
--> statement-breakpoint
CREATE TRIGGER applications_place_taken AFTER INSERT ON applications
  FOR EACH ROW WHEN (new.takes_place) EXECUTE FUNCTION brota_application_changed();
--> statement-breakpoint
CREATE TRIGGER applications_place_freed AFTER DELETE ON applications
  FOR EACH ROW WHEN (old.takes_place) EXECUTE FUNCTION brota_application_changed();
--> statement-breakpoint
-- The places of volunteers whose service has ended are free.
UPDATE applications SET ended_at = v.ended_at FROM volunteerings v, jobs j
WHERE j.id = applications.job_id AND v.organisation_id = j.owner_id AND v.volunteer_id = applications.volunteer_id
  AND v.job_id = j.id AND v.ended_at IS NOT NULL AND applications.status = 'accepted';
