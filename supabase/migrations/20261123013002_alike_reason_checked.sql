-- In a transaction of its own, so that nobody waits for it.
alter table public.paper_approvals validate constraint paper_approvals_alike_reason_check;
