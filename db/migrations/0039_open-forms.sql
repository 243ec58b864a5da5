DROP TABLE `open_forms`;
