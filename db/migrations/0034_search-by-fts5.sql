-- FTS5 takes snippets from the items, and words are corrected by the list of them. All is made anew at the next start.
DROP TABLE `search_pairs`;--> statement-breakpoint
DROP TABLE `search_texts`;--> statement-breakpoint
DELETE FROM `search_state`;--> statement-breakpoint
CREATE VIRTUAL TABLE `search_texts` USING fts5(
	title, names, detail, body,
	content = 'search_items', content_rowid = 'id',
	tokenize = "porter unicode61 remove_diacritics 2 categories 'L* N* Co So Cn Mn Mc Cf'",
	prefix = '2 3'
);
