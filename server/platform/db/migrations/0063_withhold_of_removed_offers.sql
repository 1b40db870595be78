UPDATE media SET withheld_at = removed.removed_at
FROM jobs removed
WHERE removed.removed_at IS NOT NULL AND media.img_name = ANY (removed.images || removed.background)
  AND NOT EXISTS (
    SELECT FROM jobs shown
    WHERE shown.owner_id = removed.owner_id AND shown.removed_at IS NULL
      AND media.img_name = ANY (shown.images || shown.background)
  )
  AND NOT EXISTS (
    SELECT FROM accounts WHERE accounts.id = removed.owner_id AND media.img_name IN (accounts.avatar, accounts.background)
  );
