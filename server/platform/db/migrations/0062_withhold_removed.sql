UPDATE media SET withheld_at = removed.hidden_at
FROM posts removed
WHERE removed.hidden_at IS NOT NULL AND media.img_name = ANY (removed.pictures)
  AND NOT EXISTS (
    SELECT FROM posts shown WHERE shown.pictures @> ARRAY[media.img_name] AND shown.hidden_at IS NULL
  );
