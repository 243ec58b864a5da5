CREATE TABLE `moves` (
	`id` text PRIMARY KEY NOT NULL,
	`current_location` text DEFAULT '' NOT NULL,
	`current_location_description` text DEFAULT '' NOT NULL,
	`latitude` real DEFAULT 0 NOT NULL,
	`longitude` real DEFAULT 0 NOT NULL,
	`state` text DEFAULT '' NOT NULL,
	`destination_id` text,
	`pin_id` text,
	`journey_progress` integer,
	`days_traveled` integer,
	`states_covered` integer,
	`distance_covered` integer,
	`days_counted_on` text,
	`next_stop` text DEFAULT 'Coimbatore' NOT NULL,
	`instagram_story_url` text,
	`instagram_reel_url` text,
	`twitter_update_url` text,
	`youtube_short_url` text,
	`expected` text,
	`found` text DEFAULT '' NOT NULL,
	`moved_at` integer NOT NULL,
	`rule` text DEFAULT 'at-once' NOT NULL,
	`shown_at` integer,
	`is_shown` integer DEFAULT true NOT NULL,
	`given` text DEFAULT '{}' NOT NULL,
	`held` text DEFAULT '{"pins":{},"destinations":{}}' NOT NULL,
	`before` text,
	`version` integer DEFAULT 1 NOT NULL,
	`last_updated` integer NOT NULL,
	CONSTRAINT "moves_latitude" CHECK("moves"."latitude" between -90 and 90),
	CONSTRAINT "moves_longitude" CHECK("moves"."longitude" between -180 and 180),
	CONSTRAINT "moves_rule" CHECK("moves"."rule" in ('at-once', 'later', 'when-moved-on')),
	CONSTRAINT "moves_progress" CHECK("moves"."journey_progress" between 0 and 100),
	CONSTRAINT "moves_counts" CHECK("moves"."days_traveled" >= 0 and "moves"."states_covered" >= 0 and "moves"."distance_covered" >= 0)
);
--> statement-breakpoint
CREATE INDEX `moves_order` ON `moves` (`moved_at`);--> statement-breakpoint
-- Where she was before a move that can still be undone, that is while all is as it left it.
CREATE TEMP TABLE `undoable` AS SELECT `before`, `after`, `moved_at`,
  (select value ->> 'id' from json_each(`after`, '$.pins') where value ->> 'pinType' = 'current') AS `pin_id`
  FROM `last_move` WHERE exists (select 1 from `journey_tracking` t where t.`version` = `after` ->> '$.tracker.version')
  AND not exists (select 1 from json_each(`after`, '$.pins') where not exists (select 1 from `travel_pins` p where p.`id` = value ->> 'id' and p.`version` = value ->> 'version' and p.`deleted_at` is null));--> statement-breakpoint
INSERT INTO `moves` (`id`, `current_location`, `current_location_description`, `latitude`, `longitude`, `journey_progress`, `days_traveled`, `states_covered`, `distance_covered`, `days_counted_on`, `next_stop`, `instagram_story_url`, `instagram_reel_url`, `twitter_update_url`, `youtube_short_url`, `version`, `destination_id`, `pin_id`, `moved_at`, `last_updated`)
  SELECT lower(hex(randomblob(16))),
    `before` ->> '$.tracker.currentLocation', `before` ->> '$.tracker.currentLocationDescription', `before` ->> '$.tracker.latitude', `before` ->> '$.tracker.longitude', `before` ->> '$.tracker.journeyProgress', `before` ->> '$.tracker.daysTraveled', `before` ->> '$.tracker.statesCovered', `before` ->> '$.tracker.distanceCovered', `before` ->> '$.tracker.daysCountedOn', `before` ->> '$.tracker.nextStop', `before` ->> '$.tracker.instagramStoryUrl', `before` ->> '$.tracker.instagramReelUrl', `before` ->> '$.tracker.twitterUpdateUrl', `before` ->> '$.tracker.youtubeShortUrl', `before` ->> '$.tracker.version',
    (select value ->> 'id' from json_each(`before`, '$.destinations') where value ->> 'isCurrentLocation'),
    (select value ->> 'id' from json_each(`before`, '$.pins') where value ->> 'pinType' = 'current'),
    coalesce(cast(round((julianday(`before` ->> '$.tracker.movedAt') - 2440587.5) * 86400000) as integer), 0),
    cast(round((julianday(`before` ->> '$.tracker.lastUpdated') - 2440587.5) * 86400000) as integer)
  FROM `undoable` WHERE json_type(`before`, '$.tracker') = 'object';--> statement-breakpoint
-- Where she is. A mark that lies in the bin counts while she has not moved since.
INSERT INTO `moves` (`id`, `current_location`, `current_location_description`, `latitude`, `longitude`, `journey_progress`, `days_traveled`, `states_covered`, `distance_covered`, `days_counted_on`, `next_stop`, `instagram_story_url`, `instagram_reel_url`, `twitter_update_url`, `youtube_short_url`, `version`, `destination_id`, `pin_id`, `moved_at`, `last_updated`, `before`)
  SELECT lower(hex(randomblob(16))), `current_location`, `current_location_description`, `latitude`, `longitude`, `journey_progress`, `days_traveled`, `states_covered`, `distance_covered`, `days_counted_on`, `next_stop`, `instagram_story_url`, `instagram_reel_url`, `twitter_update_url`, `youtube_short_url`, `version`,
    (select `id` from `destinations` where `is_current_location` and (`deleted_at` is null or `deleted_at` > coalesce((select `moved_at` from `last_move`), 0)) order by `deleted_at` is not null, `deleted_at` desc limit 1),
    (select `id` from `travel_pins` where `pin_type` = 'current' and (`deleted_at` is null or `deleted_at` > coalesce((select `moved_at` from `last_move`), 0)) order by `deleted_at` is not null, `deleted_at` desc limit 1),
    coalesce(`moved_at`, (select `moved_at` from `last_move`), 0), `last_updated`,
    (select json_object('pin', json(case when u.`pin_id` is not null and not exists (select 1 from json_each(u.`before`, '$.pins') where value ->> 'id' = u.`pin_id` and value ->> 'pinType' = 'current')
      then json_object('id', u.`pin_id`,
        'version', (select value ->> 'version' from json_each(u.`after`, '$.pins') where value ->> 'id' = u.`pin_id`),
        'was', json((select json_object('pinType', value ->> 'pinType', 'visitedDate', value ->> 'visitedDate', 'description', value ->> 'description') from json_each(u.`before`, '$.pins') where value ->> 'id' = u.`pin_id`))) end))
      from `undoable` u)
  FROM `journey_tracking`;--> statement-breakpoint
DROP TABLE `undoable`;--> statement-breakpoint
-- A mark without a journey record, as some imports left it.
INSERT INTO `moves` (`id`, `current_location`, `latitude`, `longitude`, `destination_id`, `pin_id`, `next_stop`, `moved_at`, `last_updated`)
  SELECT lower(hex(randomblob(16))), coalesce(d.`name`, p.`name`), coalesce(d.`latitude`, p.`latitude`), coalesce(d.`longitude`, p.`longitude`), d.`id`, p.`id`, '', 0, coalesce(d.`updated_at`, p.`updated_at`)
  FROM (select 1) LEFT JOIN `destinations` d ON d.`is_current_location` and d.`deleted_at` is null LEFT JOIN `travel_pins` p ON p.`pin_type` = 'current' and p.`deleted_at` is null
  WHERE coalesce(d.`id`, p.`id`) is not null and not exists (select 1 from `moves`);--> statement-breakpoint
-- The moves that are hidden. A place without a pin has one by now, which nobody sees yet.
INSERT INTO `moves` (`id`, `current_location`, `current_location_description`, `latitude`, `longitude`, `state`, `destination_id`, `pin_id`, `next_stop`, `expected`, `found`, `moved_at`, `rule`, `shown_at`, `is_shown`, `given`, `held`, `version`, `last_updated`)
  SELECT `id`, `place` ->> 'name', `place` ->> 'description', `place` ->> '$.coordinates.lat', `place` ->> '$.coordinates.lng', `place` ->> 'state',
    case when exists (select 1 from json_each(`held`, '$.destinations') where key = `place` ->> 'destinationId' and value ->> 'isCurrentLocation' = 0) then null else `place` ->> 'destinationId' end,
    case when `place` ->> 'pinId' is null and `place` ->> 'getsPin' and (`place` ->> '$.coordinates.lat' <> 0 or `place` ->> '$.coordinates.lng' <> 0) then `id` else `place` ->> 'pinId' end,
    '', `place` ->> 'plan', `found`, `moved_at`, `rule`, `shown_at`, false, `given`,
    json_object(
      'pins', json((select json_group_object(key, json(value)) from (
        select key, value from json_each(`held`, '$.pins')
        union all select `id`, '{"isVisible":true}' where `place` ->> 'pinId' is null))),
      'destinations', json((select json_group_object(key, json_remove(value, '$.isCurrentLocation')) from json_each(`held`, '$.destinations')))),
    `saves`, `moved_at`
  FROM `hidden_moves` ORDER BY `moved_at`, rowid;--> statement-breakpoint
INSERT INTO `travel_pins` (`id`, `name`, `country`, `city`, `pin_type`, `latitude`, `longitude`, `is_visible`, `sort_order`, `version`, `created_at`, `updated_at`)
  SELECT `id`, `current_location`, coalesce((select `chosen` ->> 'country' from `site_settings`), 'India'),
    trim(substr(`current_location`, 1, instr(`current_location` || ',', ',') - 1)), 'planned', `latitude`, `longitude`, false,
    coalesce((select max(`sort_order`) from `travel_pins` where `pin_type` <> 'planned' and `deleted_at` is null), 0), 1, `moved_at`, `moved_at`
  FROM `moves` WHERE `pin_id` = `id`;--> statement-breakpoint
-- The last move says which pin is current; its own type may have been changed behind a hidden move.
UPDATE `travel_pins` SET `pin_type` = coalesce((select value ->> 'pinType' from `hidden_moves`, json_each(`held`, '$.pins') where key = `travel_pins`.`id` and value ->> 'pinType' <> 'current' limit 1), 'visited') WHERE `pin_type` = 'current';--> statement-breakpoint
DROP TABLE `hidden_moves`;--> statement-breakpoint
DROP TABLE `journey_tracking`;--> statement-breakpoint
DROP TABLE `last_move`;--> statement-breakpoint
DROP INDEX `destinations_one_current`;--> statement-breakpoint
ALTER TABLE `destinations` DROP COLUMN `is_current_location`;--> statement-breakpoint
DROP INDEX `travel_pins_one_current`;