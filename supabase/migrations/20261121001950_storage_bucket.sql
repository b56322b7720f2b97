-- The private bucket for every uploaded file. Its limits repeat the upload rule; content is checked by the server,
-- because a bucket sees only the declared type. Skipped where there is no storage (a plain PostgreSQL).
do $$
begin
  if to_regclass('storage.buckets') is null then
    return;
  end if;
  execute $bucket$
    insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
    values ('documents', 'documents', false, 10485760, array[
      'application/pdf',
      'application/msword',
      'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
      'image/jpeg',
      'image/png'
    ])
    on conflict (id) do update set
      public = excluded.public,
      file_size_limit = excluded.file_size_limit,
      allowed_mime_types = excluded.allowed_mime_types
  $bucket$;
end
$$;
