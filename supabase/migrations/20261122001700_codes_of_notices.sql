-- How a client is told: kinds of notices, the mails that gather several, and what may be chosen.
create type public.notice_kind as enum ('your_turn', 'court_date', 'call', 'message', 'update', 'progress');
create type public.notice_delivery as enum ('at_once', 'daily', 'portal');
alter type public.mail_kind add value 'case_news';
alter type public.mail_kind add value 'daily_news';
