CREATE TABLE `list_texts` (
	`entry` integer PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`item_id` text NOT NULL,
	`text` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `list_texts_item` ON `list_texts` (`kind`,`item_id`);--> statement-breakpoint
DROP INDEX `blog_posts_published`;--> statement-breakpoint
CREATE INDEX `blog_posts_category` ON `blog_posts` (`is_visible`,`category`,`published_at`);--> statement-breakpoint
CREATE INDEX `blog_posts_title` ON `blog_posts` (`is_visible`,"title" collate nocase,`published_at`);--> statement-breakpoint
CREATE INDEX `blog_posts_desk` ON `blog_posts` (`published_at`,`created_at`);--> statement-breakpoint
CREATE INDEX `blog_posts_published` ON `blog_posts` (`is_visible`,`published_at`,`created_at`);--> statement-breakpoint
DROP INDEX `contact_messages_unread`;--> statement-breakpoint
CREATE INDEX `contact_messages_created` ON `contact_messages` (`created_at`);--> statement-breakpoint
CREATE INDEX `contact_messages_unread` ON `contact_messages` (`is_read`,"created_at" desc);--> statement-breakpoint
DROP INDEX `travel_pins_order`;--> statement-breakpoint
CREATE INDEX `travel_pins_desk` ON `travel_pins` (`sort_order`,`created_at`);--> statement-breakpoint
CREATE INDEX `travel_pins_order` ON `travel_pins` (`is_visible`,`sort_order`,`created_at`);--> statement-breakpoint
CREATE INDEX `destinations_rating` ON `destinations` (`is_visible`,case when "rating" <= 5 then "rating" * 10 else "rating" end,`created_at`);--> statement-breakpoint
CREATE INDEX `destinations_name` ON `destinations` (`is_visible`,"name" collate nocase,`created_at`);--> statement-breakpoint
CREATE INDEX `destinations_desk` ON `destinations` (`created_at`);--> statement-breakpoint
CREATE INDEX `destinations_updated` ON `destinations` (`updated_at`);--> statement-breakpoint
CREATE INDEX `gallery_collections_desk` ON `gallery_collections` (`created_at`);--> statement-breakpoint
CREATE INDEX `gallery_media_types` ON `gallery_media` (`collection_id`,`type`,`sort_order`);--> statement-breakpoint
CREATE VIRTUAL TABLE `list_trigrams` USING fts5(`text`, content=`list_texts`, content_rowid=`entry`, tokenize='trigram');
--> statement-breakpoint
CREATE TRIGGER `list_texts_inserted` AFTER INSERT ON `list_texts` BEGIN
	INSERT INTO `list_trigrams` (`rowid`, `text`) VALUES (new.`entry`, new.`text`);
END;
--> statement-breakpoint
CREATE TRIGGER `list_texts_updated` AFTER UPDATE ON `list_texts` BEGIN
	INSERT INTO `list_trigrams` (`list_trigrams`, `rowid`, `text`) VALUES ('delete', old.`entry`, old.`text`);
	INSERT INTO `list_trigrams` (`rowid`, `text`) VALUES (new.`entry`, new.`text`);
END;
--> statement-breakpoint
CREATE TRIGGER `list_texts_deleted` AFTER DELETE ON `list_texts` BEGIN
	INSERT INTO `list_trigrams` (`list_trigrams`, `rowid`, `text`) VALUES ('delete', old.`entry`, old.`text`);
END;
--> statement-breakpoint
CREATE TRIGGER `blog_posts_listed` AFTER INSERT ON `blog_posts` BEGIN
	INSERT INTO `list_texts` (`kind`, `item_id`, `text`) VALUES ('post', new.`id`, new.`title` || char(10) || new.`excerpt` || char(10) || (select coalesce(group_concat(value, char(10)), '') from json_each(new.`tags`)));
END;
--> statement-breakpoint
CREATE TRIGGER `blog_posts_listed_again` AFTER UPDATE OF `title`, `excerpt`, `tags` ON `blog_posts` BEGIN
	UPDATE `list_texts` SET `text` = new.`title` || char(10) || new.`excerpt` || char(10) || (select coalesce(group_concat(value, char(10)), '') from json_each(new.`tags`)) WHERE `kind` = 'post' AND `item_id` = new.`id`;
END;
--> statement-breakpoint
CREATE TRIGGER `blog_posts_unlisted` AFTER DELETE ON `blog_posts` BEGIN
	DELETE FROM `list_texts` WHERE `kind` = 'post' AND `item_id` = old.`id`;
END;
--> statement-breakpoint
CREATE TRIGGER `destinations_listed` AFTER INSERT ON `destinations` BEGIN
	INSERT INTO `list_texts` (`kind`, `item_id`, `text`) VALUES ('destination', new.`id`, new.`name` || char(10) || new.`description` || char(10) || new.`state`);
END;
--> statement-breakpoint
CREATE TRIGGER `destinations_listed_again` AFTER UPDATE OF `name`, `description`, `state` ON `destinations` BEGIN
	UPDATE `list_texts` SET `text` = new.`name` || char(10) || new.`description` || char(10) || new.`state` WHERE `kind` = 'destination' AND `item_id` = new.`id`;
END;
--> statement-breakpoint
CREATE TRIGGER `destinations_unlisted` AFTER DELETE ON `destinations` BEGIN
	DELETE FROM `list_texts` WHERE `kind` = 'destination' AND `item_id` = old.`id`;
END;
--> statement-breakpoint
CREATE TRIGGER `travel_pins_listed` AFTER INSERT ON `travel_pins` BEGIN
	INSERT INTO `list_texts` (`kind`, `item_id`, `text`) VALUES ('pin', new.`id`, new.`name` || char(10) || coalesce(new.`city`, '') || char(10) || new.`country` || char(10) || new.`description` || char(10) || (select coalesce(group_concat(value, char(10)), '') from json_each(new.`tags`)));
END;
--> statement-breakpoint
CREATE TRIGGER `travel_pins_listed_again` AFTER UPDATE OF `name`, `city`, `country`, `description`, `tags` ON `travel_pins` BEGIN
	UPDATE `list_texts` SET `text` = new.`name` || char(10) || coalesce(new.`city`, '') || char(10) || new.`country` || char(10) || new.`description` || char(10) || (select coalesce(group_concat(value, char(10)), '') from json_each(new.`tags`)) WHERE `kind` = 'pin' AND `item_id` = new.`id`;
END;
--> statement-breakpoint
CREATE TRIGGER `travel_pins_unlisted` AFTER DELETE ON `travel_pins` BEGIN
	DELETE FROM `list_texts` WHERE `kind` = 'pin' AND `item_id` = old.`id`;
END;
--> statement-breakpoint
CREATE TRIGGER `gallery_collections_listed` AFTER INSERT ON `gallery_collections` BEGIN
	INSERT INTO `list_texts` (`kind`, `item_id`, `text`) VALUES ('collection', new.`id`, new.`title` || char(10) || new.`description` || char(10) || new.`location`);
END;
--> statement-breakpoint
CREATE TRIGGER `gallery_collections_listed_again` AFTER UPDATE OF `title`, `description`, `location` ON `gallery_collections` BEGIN
	UPDATE `list_texts` SET `text` = new.`title` || char(10) || new.`description` || char(10) || new.`location` WHERE `kind` = 'collection' AND `item_id` = new.`id`;
END;
--> statement-breakpoint
CREATE TRIGGER `gallery_collections_unlisted` AFTER DELETE ON `gallery_collections` BEGIN
	DELETE FROM `list_texts` WHERE `kind` = 'collection' AND `item_id` = old.`id`;
END;
--> statement-breakpoint
CREATE TRIGGER `contact_messages_listed` AFTER INSERT ON `contact_messages` BEGIN
	INSERT INTO `list_texts` (`kind`, `item_id`, `text`) VALUES ('message', new.`id`, new.`name` || char(10) || new.`email` || char(10) || new.`subject` || char(10) || new.`message`);
END;
--> statement-breakpoint
CREATE TRIGGER `contact_messages_listed_again` AFTER UPDATE OF `name`, `email`, `subject`, `message` ON `contact_messages` BEGIN
	UPDATE `list_texts` SET `text` = new.`name` || char(10) || new.`email` || char(10) || new.`subject` || char(10) || new.`message` WHERE `kind` = 'message' AND `item_id` = new.`id`;
END;
--> statement-breakpoint
CREATE TRIGGER `contact_messages_unlisted` AFTER DELETE ON `contact_messages` BEGIN
	DELETE FROM `list_texts` WHERE `kind` = 'message' AND `item_id` = old.`id`;
END;
--> statement-breakpoint
INSERT INTO `list_texts` (`kind`, `item_id`, `text`) SELECT 'post', `id`, `blog_posts`.`title` || char(10) || `blog_posts`.`excerpt` || char(10) || (select coalesce(group_concat(value, char(10)), '') from json_each(`blog_posts`.`tags`)) FROM `blog_posts`;
--> statement-breakpoint
INSERT INTO `list_texts` (`kind`, `item_id`, `text`) SELECT 'destination', `id`, `destinations`.`name` || char(10) || `destinations`.`description` || char(10) || `destinations`.`state` FROM `destinations`;
--> statement-breakpoint
INSERT INTO `list_texts` (`kind`, `item_id`, `text`) SELECT 'pin', `id`, `travel_pins`.`name` || char(10) || coalesce(`travel_pins`.`city`, '') || char(10) || `travel_pins`.`country` || char(10) || `travel_pins`.`description` || char(10) || (select coalesce(group_concat(value, char(10)), '') from json_each(`travel_pins`.`tags`)) FROM `travel_pins`;
--> statement-breakpoint
INSERT INTO `list_texts` (`kind`, `item_id`, `text`) SELECT 'collection', `id`, `gallery_collections`.`title` || char(10) || `gallery_collections`.`description` || char(10) || `gallery_collections`.`location` FROM `gallery_collections`;
--> statement-breakpoint
INSERT INTO `list_texts` (`kind`, `item_id`, `text`) SELECT 'message', `id`, `contact_messages`.`name` || char(10) || `contact_messages`.`email` || char(10) || `contact_messages`.`subject` || char(10) || `contact_messages`.`message` FROM `contact_messages`;
