-- A search looks into what a place costs, the ways there and the dishes as well.
DROP TRIGGER `search_destinations_update`;--> statement-breakpoint
CREATE TRIGGER `search_destinations_update` AFTER UPDATE OF name, other_names, state, description, detailed_description, highlights, activities, costs, getting_there, what_to_eat, is_visible ON `destinations` BEGIN
	INSERT INTO search_changes (kind, record_id) VALUES ('destination', new.id);
END;
--> statement-breakpoint
INSERT INTO search_changes (kind, record_id) SELECT 'destination', id FROM destinations
	WHERE costs <> '' OR getting_there <> '' OR what_to_eat <> '';
