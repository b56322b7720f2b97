// Keys of the local stand-in only: known to everyone who has this repository, useless anywhere else.
// The shape is that of hosted Supabase, so code that tells the two kinds apart by prefix works here too.
export const PUBLISHABLE_KEY = 'sb_publishable_local000000000000000000_freshkey';
export const SECRET_KEY = 'sb_secret_local000000000000000000000_freshkey';
