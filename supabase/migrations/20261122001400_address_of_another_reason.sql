-- A payment for an application whose address is that of another client waits.
alter type public.review_reason add value if not exists 'other_client';
