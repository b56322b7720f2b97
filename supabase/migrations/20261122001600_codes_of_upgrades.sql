-- Codes that an offer of another package adds. They stand in a file of their own: a value can be used only after the
-- transaction that added it.
alter type public.case_update_code add value 'upgrade_offered';
alter type public.case_update_code add value 'upgrade_declined';
alter type public.case_update_code add value 'upgrade_withdrawn';
alter type public.case_update_code add value 'matters_chosen';
alter type public.task_code add value 'upgrade_paid' before 'custom';
alter type public.task_code add value 'upgrade_declined' before 'custom';
alter type public.task_code add value 'matters_chosen' before 'custom';
alter type public.mail_kind add value 'package_upgrade' after 'papers_ready';
