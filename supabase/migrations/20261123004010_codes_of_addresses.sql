-- Codes for a change of address while papers are filed, for English that waits for the client's word, and for templates
-- that wait for an attorney. In a file of their own: a value can be used only after the transaction that added it.
alter type public.case_update_code add value 'address_changed' after 'court_letter_sent';
alter type public.matter_step add value 'tell_new_address' before 'court_interpreter';
alter type public.mail_kind add value 'staff_template' after 'staff_ticket';
