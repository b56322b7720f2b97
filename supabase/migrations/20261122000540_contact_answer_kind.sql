-- A new value may be used only after its migration, so this file adds it alone.
alter type public.mail_kind add value 'contact_answer' before 'message_received';
