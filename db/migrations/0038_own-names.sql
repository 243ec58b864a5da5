-- What a site of the owner's own is called without a choice is no longer what the specification's is: those that were
-- set up before keep the names, the language and the zone that their readers know.
UPDATE `site_settings` SET `chosen` = json_patch(
	'{"siteName":"Kashmir to Kanyakumari","travellerName":"Kiran","language":"en-IN","timeZone":"Asia/Kolkata"}', `chosen`
)
WHERE NOT EXISTS (SELECT 1 FROM `demo_records`);
