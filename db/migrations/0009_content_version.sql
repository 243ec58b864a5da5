CREATE TABLE `content_version` (
	`id` integer PRIMARY KEY DEFAULT 1 NOT NULL,
	`number` integer NOT NULL,
	CONSTRAINT "content_version_only_row" CHECK("content_version"."id" = 1)
);
--> statement-breakpoint
INSERT INTO `content_version` (`id`, `number`) VALUES (1, 1);
--> statement-breakpoint
CREATE TRIGGER `pictures_content_update` AFTER UPDATE ON `pictures` BEGIN UPDATE `content_version` SET `number` = `number` + 1; END;
--> statement-breakpoint
CREATE TRIGGER `pictures_content_delete` AFTER DELETE ON `pictures` BEGIN UPDATE `content_version` SET `number` = `number` + 1; END;
--> statement-breakpoint
CREATE TRIGGER `blog_posts_content_insert` AFTER INSERT ON `blog_posts` BEGIN UPDATE `content_version` SET `number` = `number` + 1; END;
--> statement-breakpoint
CREATE TRIGGER `blog_posts_content_update` AFTER UPDATE ON `blog_posts` BEGIN UPDATE `content_version` SET `number` = `number` + 1; END;
--> statement-breakpoint
CREATE TRIGGER `blog_posts_content_delete` AFTER DELETE ON `blog_posts` BEGIN UPDATE `content_version` SET `number` = `number` + 1; END;
--> statement-breakpoint
CREATE TRIGGER `related_posts_content_insert` AFTER INSERT ON `related_posts` BEGIN UPDATE `content_version` SET `number` = `number` + 1; END;
--> statement-breakpoint
CREATE TRIGGER `related_posts_content_update` AFTER UPDATE ON `related_posts` BEGIN UPDATE `content_version` SET `number` = `number` + 1; END;
--> statement-breakpoint
CREATE TRIGGER `related_posts_content_delete` AFTER DELETE ON `related_posts` BEGIN UPDATE `content_version` SET `number` = `number` + 1; END;
--> statement-breakpoint
CREATE TRIGGER `gallery_collections_content_insert` AFTER INSERT ON `gallery_collections` BEGIN UPDATE `content_version` SET `number` = `number` + 1; END;
--> statement-breakpoint
CREATE TRIGGER `gallery_collections_content_update` AFTER UPDATE ON `gallery_collections` BEGIN UPDATE `content_version` SET `number` = `number` + 1; END;
--> statement-breakpoint
CREATE TRIGGER `gallery_collections_content_delete` AFTER DELETE ON `gallery_collections` BEGIN UPDATE `content_version` SET `number` = `number` + 1; END;
--> statement-breakpoint
CREATE TRIGGER `gallery_media_content_insert` AFTER INSERT ON `gallery_media` BEGIN UPDATE `content_version` SET `number` = `number` + 1; END;
--> statement-breakpoint
CREATE TRIGGER `gallery_media_content_update` AFTER UPDATE ON `gallery_media` BEGIN UPDATE `content_version` SET `number` = `number` + 1; END;
--> statement-breakpoint
CREATE TRIGGER `gallery_media_content_delete` AFTER DELETE ON `gallery_media` BEGIN UPDATE `content_version` SET `number` = `number` + 1; END;
--> statement-breakpoint
CREATE TRIGGER `destinations_content_insert` AFTER INSERT ON `destinations` BEGIN UPDATE `content_version` SET `number` = `number` + 1; END;
--> statement-breakpoint
CREATE TRIGGER `destinations_content_update` AFTER UPDATE ON `destinations` BEGIN UPDATE `content_version` SET `number` = `number` + 1; END;
--> statement-breakpoint
CREATE TRIGGER `destinations_content_delete` AFTER DELETE ON `destinations` BEGIN UPDATE `content_version` SET `number` = `number` + 1; END;
--> statement-breakpoint
CREATE TRIGGER `destination_posts_content_insert` AFTER INSERT ON `destination_posts` BEGIN UPDATE `content_version` SET `number` = `number` + 1; END;
--> statement-breakpoint
CREATE TRIGGER `destination_posts_content_update` AFTER UPDATE ON `destination_posts` BEGIN UPDATE `content_version` SET `number` = `number` + 1; END;
--> statement-breakpoint
CREATE TRIGGER `destination_posts_content_delete` AFTER DELETE ON `destination_posts` BEGIN UPDATE `content_version` SET `number` = `number` + 1; END;
--> statement-breakpoint
CREATE TRIGGER `travel_pins_content_insert` AFTER INSERT ON `travel_pins` BEGIN UPDATE `content_version` SET `number` = `number` + 1; END;
--> statement-breakpoint
CREATE TRIGGER `travel_pins_content_update` AFTER UPDATE ON `travel_pins` BEGIN UPDATE `content_version` SET `number` = `number` + 1; END;
--> statement-breakpoint
CREATE TRIGGER `travel_pins_content_delete` AFTER DELETE ON `travel_pins` BEGIN UPDATE `content_version` SET `number` = `number` + 1; END;
--> statement-breakpoint
CREATE TRIGGER `journey_tracking_content_insert` AFTER INSERT ON `journey_tracking` BEGIN UPDATE `content_version` SET `number` = `number` + 1; END;
--> statement-breakpoint
CREATE TRIGGER `journey_tracking_content_update` AFTER UPDATE ON `journey_tracking` BEGIN UPDATE `content_version` SET `number` = `number` + 1; END;
--> statement-breakpoint
CREATE TRIGGER `journey_tracking_content_delete` AFTER DELETE ON `journey_tracking` BEGIN UPDATE `content_version` SET `number` = `number` + 1; END;
--> statement-breakpoint
CREATE TRIGGER `home_page_content_content_insert` AFTER INSERT ON `home_page_content` BEGIN UPDATE `content_version` SET `number` = `number` + 1; END;
--> statement-breakpoint
CREATE TRIGGER `home_page_content_content_update` AFTER UPDATE ON `home_page_content` BEGIN UPDATE `content_version` SET `number` = `number` + 1; END;
--> statement-breakpoint
CREATE TRIGGER `home_page_content_content_delete` AFTER DELETE ON `home_page_content` BEGIN UPDATE `content_version` SET `number` = `number` + 1; END;
