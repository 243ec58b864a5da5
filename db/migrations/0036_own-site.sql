-- From here on a site that was set up says nothing of the specification's journey by itself. What readers of one that
-- travels there see stays: the regions in which its places lie, and its country with its money.
UPDATE `site_settings` SET `chosen` = json_set(`chosen`, '$.regions', (
	SELECT json_group_array(`region`) FROM (
		SELECT DISTINCT `region` FROM `destinations`
		WHERE `region` IN ('North India', 'South India', 'East India', 'West India', 'Central India', 'Northeast India')
	)
))
WHERE `chosen` ->> 'regions' IS NULL AND NOT EXISTS (SELECT 1 FROM `demo_records`) AND EXISTS (
	SELECT 1 FROM `destinations`
	WHERE `region` IN ('North India', 'South India', 'East India', 'West India', 'Central India', 'Northeast India')
);
--> statement-breakpoint
UPDATE `site_settings` SET `chosen` = json_patch('{"country":"India","currency":"INR"}', `chosen`)
WHERE NOT EXISTS (SELECT 1 FROM `demo_records`) AND EXISTS (SELECT 1 FROM `travel_pins` WHERE `country` = 'India');
--> statement-breakpoint
DELETE FROM `faq_questions` WHERE `id` IN ('route', 'recommendations') AND `sort_order` < 0
	AND EXISTS (SELECT 1 FROM `site_settings`) AND NOT EXISTS (SELECT 1 FROM `demo_records`);
