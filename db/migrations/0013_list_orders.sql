CREATE TABLE `picture_uses` (
	`picture_id` text NOT NULL,
	`kind` text NOT NULL,
	`record_id` text NOT NULL,
	PRIMARY KEY(`picture_id`, `kind`, `record_id`)
);
--> statement-breakpoint
CREATE INDEX `picture_uses_record` ON `picture_uses` (`kind`,`record_id`);--> statement-breakpoint
DROP INDEX `blog_posts_category`;--> statement-breakpoint
DROP INDEX `blog_posts_title`;--> statement-breakpoint
CREATE INDEX `blog_posts_featured` ON `blog_posts` (`is_visible`,`is_featured`,`published_at`,`created_at`);--> statement-breakpoint
CREATE INDEX `blog_posts_changed` ON `blog_posts` (`is_visible`,`published_at`,`updated_at`);--> statement-breakpoint
CREATE INDEX `blog_posts_category` ON `blog_posts` (`is_visible`,`category`,`published_at`,`created_at`);--> statement-breakpoint
CREATE INDEX `blog_posts_title` ON `blog_posts` (`is_visible`,"title" collate nocase,`published_at`,`created_at`);--> statement-breakpoint
CREATE INDEX `destinations_changed` ON `destinations` (`is_visible`,`created_at`,`updated_at`);--> statement-breakpoint
CREATE INDEX `destinations_featured` ON `destinations` (`is_visible`,`is_featured`,`rating`);--> statement-breakpoint
CREATE INDEX `gallery_collections_changed` ON `gallery_collections` (`is_visible`,`created_at`,`updated_at`);
--> statement-breakpoint
-- A text is cut at each address of a picture: what follows begins with the id.
CREATE TRIGGER `blog_posts_pictures` AFTER INSERT ON `blog_posts` BEGIN
	INSERT INTO `picture_uses` (`picture_id`, `kind`, `record_id`) SELECT DISTINCT substr(value, 1, 16), 'letter', new.`id` FROM json_each('[' || replace(json_quote(concat_ws(' ', new.`featured_image`, new.`content`)), '/media/', '","') || ']') WHERE key > 0 AND value GLOB '[0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f]-[0-9]*.[ajw]*';
END;
--> statement-breakpoint
CREATE TRIGGER `blog_posts_pictures_again` AFTER UPDATE OF `featured_image`, `content` ON `blog_posts` BEGIN
	DELETE FROM `picture_uses` WHERE `kind` = 'letter' AND `record_id` = old.`id`;
	INSERT INTO `picture_uses` (`picture_id`, `kind`, `record_id`) SELECT DISTINCT substr(value, 1, 16), 'letter', new.`id` FROM json_each('[' || replace(json_quote(concat_ws(' ', new.`featured_image`, new.`content`)), '/media/', '","') || ']') WHERE key > 0 AND value GLOB '[0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f]-[0-9]*.[ajw]*';
END;
--> statement-breakpoint
CREATE TRIGGER `blog_posts_pictures_gone` AFTER DELETE ON `blog_posts` BEGIN
	DELETE FROM `picture_uses` WHERE `kind` = 'letter' AND `record_id` = old.`id`;
END;
--> statement-breakpoint
CREATE TRIGGER `destinations_pictures` AFTER INSERT ON `destinations` BEGIN
	INSERT INTO `picture_uses` (`picture_id`, `kind`, `record_id`) SELECT DISTINCT substr(value, 1, 16), 'place', new.`id` FROM json_each('[' || replace(json_quote(concat_ws(' ', new.`featured_image`, new.`detailed_description`)), '/media/', '","') || ']') WHERE key > 0 AND value GLOB '[0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f]-[0-9]*.[ajw]*';
END;
--> statement-breakpoint
CREATE TRIGGER `destinations_pictures_again` AFTER UPDATE OF `featured_image`, `detailed_description` ON `destinations` BEGIN
	DELETE FROM `picture_uses` WHERE `kind` = 'place' AND `record_id` = old.`id`;
	INSERT INTO `picture_uses` (`picture_id`, `kind`, `record_id`) SELECT DISTINCT substr(value, 1, 16), 'place', new.`id` FROM json_each('[' || replace(json_quote(concat_ws(' ', new.`featured_image`, new.`detailed_description`)), '/media/', '","') || ']') WHERE key > 0 AND value GLOB '[0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f]-[0-9]*.[ajw]*';
END;
--> statement-breakpoint
CREATE TRIGGER `destinations_pictures_gone` AFTER DELETE ON `destinations` BEGIN
	DELETE FROM `picture_uses` WHERE `kind` = 'place' AND `record_id` = old.`id`;
END;
--> statement-breakpoint
CREATE TRIGGER `travel_pins_pictures` AFTER INSERT ON `travel_pins` BEGIN
	INSERT INTO `picture_uses` (`picture_id`, `kind`, `record_id`) SELECT DISTINCT substr(value, 1, 16), 'pin', new.`id` FROM json_each('[' || replace(json_quote(concat_ws(' ', new.`images`)), '/media/', '","') || ']') WHERE key > 0 AND value GLOB '[0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f]-[0-9]*.[ajw]*';
END;
--> statement-breakpoint
CREATE TRIGGER `travel_pins_pictures_again` AFTER UPDATE OF `images` ON `travel_pins` BEGIN
	DELETE FROM `picture_uses` WHERE `kind` = 'pin' AND `record_id` = old.`id`;
	INSERT INTO `picture_uses` (`picture_id`, `kind`, `record_id`) SELECT DISTINCT substr(value, 1, 16), 'pin', new.`id` FROM json_each('[' || replace(json_quote(concat_ws(' ', new.`images`)), '/media/', '","') || ']') WHERE key > 0 AND value GLOB '[0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f]-[0-9]*.[ajw]*';
END;
--> statement-breakpoint
CREATE TRIGGER `travel_pins_pictures_gone` AFTER DELETE ON `travel_pins` BEGIN
	DELETE FROM `picture_uses` WHERE `kind` = 'pin' AND `record_id` = old.`id`;
END;
--> statement-breakpoint
CREATE TRIGGER `gallery_collections_pictures` AFTER INSERT ON `gallery_collections` BEGIN
	INSERT INTO `picture_uses` (`picture_id`, `kind`, `record_id`) SELECT DISTINCT substr(value, 1, 16), 'collection', new.`id` FROM json_each('[' || replace(json_quote(concat_ws(' ', new.`cover_image`)), '/media/', '","') || ']') WHERE key > 0 AND value GLOB '[0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f]-[0-9]*.[ajw]*';
END;
--> statement-breakpoint
CREATE TRIGGER `gallery_collections_pictures_again` AFTER UPDATE OF `cover_image` ON `gallery_collections` BEGIN
	DELETE FROM `picture_uses` WHERE `kind` = 'collection' AND `record_id` = old.`id`;
	INSERT INTO `picture_uses` (`picture_id`, `kind`, `record_id`) SELECT DISTINCT substr(value, 1, 16), 'collection', new.`id` FROM json_each('[' || replace(json_quote(concat_ws(' ', new.`cover_image`)), '/media/', '","') || ']') WHERE key > 0 AND value GLOB '[0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f]-[0-9]*.[ajw]*';
END;
--> statement-breakpoint
CREATE TRIGGER `gallery_collections_pictures_gone` AFTER DELETE ON `gallery_collections` BEGIN
	DELETE FROM `picture_uses` WHERE `kind` = 'collection' AND `record_id` = old.`id`;
END;
--> statement-breakpoint
CREATE TRIGGER `gallery_media_pictures` AFTER INSERT ON `gallery_media` BEGIN
	INSERT INTO `picture_uses` (`picture_id`, `kind`, `record_id`) SELECT DISTINCT substr(value, 1, 16), 'photo', new.`id` FROM json_each('[' || replace(json_quote(concat_ws(' ', new.`url`, new.`thumbnail_url`)), '/media/', '","') || ']') WHERE key > 0 AND value GLOB '[0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f]-[0-9]*.[ajw]*';
END;
--> statement-breakpoint
CREATE TRIGGER `gallery_media_pictures_again` AFTER UPDATE OF `url`, `thumbnail_url` ON `gallery_media` BEGIN
	DELETE FROM `picture_uses` WHERE `kind` = 'photo' AND `record_id` = old.`id`;
	INSERT INTO `picture_uses` (`picture_id`, `kind`, `record_id`) SELECT DISTINCT substr(value, 1, 16), 'photo', new.`id` FROM json_each('[' || replace(json_quote(concat_ws(' ', new.`url`, new.`thumbnail_url`)), '/media/', '","') || ']') WHERE key > 0 AND value GLOB '[0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f]-[0-9]*.[ajw]*';
END;
--> statement-breakpoint
CREATE TRIGGER `gallery_media_pictures_gone` AFTER DELETE ON `gallery_media` BEGIN
	DELETE FROM `picture_uses` WHERE `kind` = 'photo' AND `record_id` = old.`id`;
END;
--> statement-breakpoint
CREATE TRIGGER `home_page_content_pictures` AFTER INSERT ON `home_page_content` BEGIN
	INSERT INTO `picture_uses` (`picture_id`, `kind`, `record_id`) SELECT DISTINCT substr(value, 1, 16), 'home', new.`id` FROM json_each('[' || replace(json_quote(concat_ws(' ', new.`hero_background_image`)), '/media/', '","') || ']') WHERE key > 0 AND value GLOB '[0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f]-[0-9]*.[ajw]*';
END;
--> statement-breakpoint
CREATE TRIGGER `home_page_content_pictures_again` AFTER UPDATE OF `hero_background_image` ON `home_page_content` BEGIN
	DELETE FROM `picture_uses` WHERE `kind` = 'home' AND `record_id` = old.`id`;
	INSERT INTO `picture_uses` (`picture_id`, `kind`, `record_id`) SELECT DISTINCT substr(value, 1, 16), 'home', new.`id` FROM json_each('[' || replace(json_quote(concat_ws(' ', new.`hero_background_image`)), '/media/', '","') || ']') WHERE key > 0 AND value GLOB '[0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f]-[0-9]*.[ajw]*';
END;
--> statement-breakpoint
CREATE TRIGGER `home_page_content_pictures_gone` AFTER DELETE ON `home_page_content` BEGIN
	DELETE FROM `picture_uses` WHERE `kind` = 'home' AND `record_id` = old.`id`;
END;
--> statement-breakpoint
CREATE TRIGGER `newsletter_issues_pictures` AFTER INSERT ON `newsletter_issues` BEGIN
	INSERT INTO `picture_uses` (`picture_id`, `kind`, `record_id`) SELECT DISTINCT substr(value, 1, 16), 'issue', new.`id` FROM json_each('[' || replace(json_quote(concat_ws(' ', new.`content`)), '/media/', '","') || ']') WHERE key > 0 AND value GLOB '[0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f]-[0-9]*.[ajw]*';
END;
--> statement-breakpoint
CREATE TRIGGER `newsletter_issues_pictures_again` AFTER UPDATE OF `content` ON `newsletter_issues` BEGIN
	DELETE FROM `picture_uses` WHERE `kind` = 'issue' AND `record_id` = old.`id`;
	INSERT INTO `picture_uses` (`picture_id`, `kind`, `record_id`) SELECT DISTINCT substr(value, 1, 16), 'issue', new.`id` FROM json_each('[' || replace(json_quote(concat_ws(' ', new.`content`)), '/media/', '","') || ']') WHERE key > 0 AND value GLOB '[0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f]-[0-9]*.[ajw]*';
END;
--> statement-breakpoint
CREATE TRIGGER `newsletter_issues_pictures_gone` AFTER DELETE ON `newsletter_issues` BEGIN
	DELETE FROM `picture_uses` WHERE `kind` = 'issue' AND `record_id` = old.`id`;
END;
--> statement-breakpoint
INSERT INTO `picture_uses` (`picture_id`, `kind`, `record_id`) SELECT DISTINCT substr(value, 1, 16), 'letter', `blog_posts`.`id` FROM `blog_posts`, json_each('[' || replace(json_quote(concat_ws(' ', `blog_posts`.`featured_image`, `blog_posts`.`content`)), '/media/', '","') || ']') WHERE key > 0 AND value GLOB '[0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f]-[0-9]*.[ajw]*';
--> statement-breakpoint
INSERT INTO `picture_uses` (`picture_id`, `kind`, `record_id`) SELECT DISTINCT substr(value, 1, 16), 'place', `destinations`.`id` FROM `destinations`, json_each('[' || replace(json_quote(concat_ws(' ', `destinations`.`featured_image`, `destinations`.`detailed_description`)), '/media/', '","') || ']') WHERE key > 0 AND value GLOB '[0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f]-[0-9]*.[ajw]*';
--> statement-breakpoint
INSERT INTO `picture_uses` (`picture_id`, `kind`, `record_id`) SELECT DISTINCT substr(value, 1, 16), 'pin', `travel_pins`.`id` FROM `travel_pins`, json_each('[' || replace(json_quote(concat_ws(' ', `travel_pins`.`images`)), '/media/', '","') || ']') WHERE key > 0 AND value GLOB '[0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f]-[0-9]*.[ajw]*';
--> statement-breakpoint
INSERT INTO `picture_uses` (`picture_id`, `kind`, `record_id`) SELECT DISTINCT substr(value, 1, 16), 'collection', `gallery_collections`.`id` FROM `gallery_collections`, json_each('[' || replace(json_quote(concat_ws(' ', `gallery_collections`.`cover_image`)), '/media/', '","') || ']') WHERE key > 0 AND value GLOB '[0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f]-[0-9]*.[ajw]*';
--> statement-breakpoint
INSERT INTO `picture_uses` (`picture_id`, `kind`, `record_id`) SELECT DISTINCT substr(value, 1, 16), 'photo', `gallery_media`.`id` FROM `gallery_media`, json_each('[' || replace(json_quote(concat_ws(' ', `gallery_media`.`url`, `gallery_media`.`thumbnail_url`)), '/media/', '","') || ']') WHERE key > 0 AND value GLOB '[0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f]-[0-9]*.[ajw]*';
--> statement-breakpoint
INSERT INTO `picture_uses` (`picture_id`, `kind`, `record_id`) SELECT DISTINCT substr(value, 1, 16), 'home', `home_page_content`.`id` FROM `home_page_content`, json_each('[' || replace(json_quote(concat_ws(' ', `home_page_content`.`hero_background_image`)), '/media/', '","') || ']') WHERE key > 0 AND value GLOB '[0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f]-[0-9]*.[ajw]*';
--> statement-breakpoint
INSERT INTO `picture_uses` (`picture_id`, `kind`, `record_id`) SELECT DISTINCT substr(value, 1, 16), 'issue', `newsletter_issues`.`id` FROM `newsletter_issues`, json_each('[' || replace(json_quote(concat_ws(' ', `newsletter_issues`.`content`)), '/media/', '","') || ']') WHERE key > 0 AND value GLOB '[0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f]-[0-9]*.[ajw]*';
