-- Codes that a court date before the last part adds. They stand in a file of their own: a value can be used only after the
-- transaction that added it.
alter type public.case_update_code add value 'early_date_told' after 'card_removed';
alter type public.case_update_code add value 'early_date_decided' after 'early_date_told';
alter type public.task_code add value 'early_date' after 'plan_stopped';
