-- Codes that charging a saved card adds. They stand in a file of their own: a value can be used only after the transaction
-- that added it.
alter type public.case_update_code add value 'card_saved' after 'plan_stopped';
alter type public.case_update_code add value 'card_removed' after 'card_saved';
