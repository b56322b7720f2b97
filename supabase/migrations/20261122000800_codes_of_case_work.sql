-- Codes that case work adds. They stand in a file of their own: a value can be used only after the transaction that
-- added it.

alter type public.case_status add value 'attorney_review' before 'client_review';

alter type public.case_update_code add value 'paper_added';
alter type public.case_update_code add value 'request_added';
alter type public.case_update_code add value 'request_answered';
alter type public.case_update_code add value 'hearing_set';
alter type public.case_update_code add value 'package_changed';
